import { LazyPart, lazyCode } from '#web/platform/lazy-part.tsx'
import { Rows as AtHand, type RowsProps } from './rows.tsx'

const Shown = import.meta.env.SSR ? AtHand : lazyCode(async () => (await import('./rows.tsx')).Rows)

/** The rows of a page that rarely has rows, so browsers load their code only if there are any. */
export const LazyRows = ({ rows = [] }: Pick<RowsProps, 'rows'>) =>
  rows.length > 0 && (
    <LazyPart>
      <Shown rows={rows} />
    </LazyPart>
  )
