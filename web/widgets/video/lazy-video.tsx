import type { WidgetOf } from '#contracts/widgets.ts'
import { LazyPart, lazyCode } from '#web/platform/lazy-part.tsx'
import { Video as AtHand } from './video.tsx'

/** Few pages have a video, so browsers load this code only for those pages. Until then the server's markup is shown. */
const Shown = import.meta.env.SSR ? AtHand : lazyCode(async () => (await import('./video.tsx')).Video)

export const Video = (props: { readonly widget: WidgetOf<'video'> }) => (
  <LazyPart>
    <Shown {...props} />
  </LazyPart>
)
