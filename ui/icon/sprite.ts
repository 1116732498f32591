import { icons } from './icons.ts'

/** All icons once, hidden; written into every document so that `<Icon>` is a reference and nothing more is fetched. */
export const iconSprite: string = `<svg hidden aria-hidden="true">${Object.entries(icons)
  .map(([name, drawing]) => `<symbol id="icon-${name}" viewBox="0 0 24 24">${drawing}</symbol>`)
  .join('')}</svg>`
