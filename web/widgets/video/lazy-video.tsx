import type { WidgetOf } from '#contracts/widgets.ts'
import { LazyPart, lazyCode } from '#web/platform/lazy-part.tsx'
import { Video as AtHand } from './video.tsx'

/** Few pages have one, so a browser fetches the code where one does; until then what the server wrote stands. */
const Shown = import.meta.env.SSR ? AtHand : lazyCode(async () => (await import('./video.tsx')).Video)

export const Video = (props: { readonly widget: WidgetOf<'video'> }) => (
  <LazyPart>
    <Shown {...props} />
  </LazyPart>
)
