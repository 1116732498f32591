import type { Row } from '#contracts/widgets.ts'
import { LazyPart, lazyCode } from '#web/platform/lazy-part.tsx'
import { FixedWidgets as AtHand } from './fixed-widgets.tsx'

const Shown = import.meta.env.SSR ? AtHand : lazyCode(async () => (await import('./fixed-widgets.tsx')).FixedWidgets)

/** Very few pages have fixed widgets, so browsers load their code only for those pages. */
export const FixedWidgets = ({ rows = [] }: { readonly rows: readonly Row[] | undefined }) =>
  rows.some(({ widgets }) => widgets.length > 0) && (
    <LazyPart>
      <Shown rows={rows} />
    </LazyPart>
  )
