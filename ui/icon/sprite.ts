import { icons } from './icons.ts'

/** All icons, hidden. Every document contains them, so `<Icon>` is only a reference and the browser fetches nothing more. */
export const iconSprite: string = `<svg hidden aria-hidden="true">${Object.entries(icons)
  .map(([name, drawing]) => `<symbol id="icon-${name}" viewBox="0 0 24 24">${drawing}</symbol>`)
  .join('')}</svg>`
