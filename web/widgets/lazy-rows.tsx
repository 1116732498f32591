import type { ComponentProps } from 'react'
import { lazyModule } from '#web/platform/lazy-module.tsx'
import * as code from './widgets-code.ts'

/** Not every page has editors' widgets, so a browser loads their code only for pages that have some. */
const widgets = lazyModule(import.meta.env.SSR ? code : undefined, () => import('./widgets-code.ts'))

export const fetchWidgets = widgets.fetch

const ShownRows = widgets.part('Rows')

/** `Rows` for pages that may have none. */
export const LazyRows = (props: ComponentProps<typeof code.Rows>) =>
  props.rows?.length ? <ShownRows {...props} /> : null

export const LazyRowWidgets = widgets.part('RowWidgets')

export const LazyWidget = widgets.part('RenderWidget')
