export { FooterEnd, FooterParts } from './footer-parts.tsx'
export { Submenu } from './header/submenu.tsx'
export { News, TopBarRow } from './header/top-bar-row.tsx'
