import { lazyModule } from '#web/platform/lazy-module.tsx'
import * as code from './static-parts-code.ts'

/** Parts of a layout that hydration leaves as the server wrote them. A browser loads their code before it shows another page. */
const parts = lazyModule(import.meta.env.SSR ? code : undefined, () => import('./static-parts-code.ts'))

export const fetchStaticParts = parts.fetch
export const FooterEnd = parts.part('FooterEnd')
export const FooterParts = parts.part('FooterParts')
export const News = parts.part('News')
export const Submenu = parts.part('Submenu')
export const TopBarRow = parts.part('TopBarRow')
