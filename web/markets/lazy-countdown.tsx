import { LazyPart, lazyCode } from '#web/platform/lazy-part.tsx'
import { LaunchCountdown as AtHand, type LaunchCountdownProps } from './launch-countdown.tsx'

/** Few pages have a countdown, so browsers load this code only for those pages. Until then the server's markup is shown. */
const Shown = import.meta.env.SSR
  ? AtHand
  : lazyCode(async () => (await import('./launch-countdown.tsx')).LaunchCountdown)

export const LaunchCountdown = (props: LaunchCountdownProps) => (
  <LazyPart>
    <Shown {...props} />
  </LazyPart>
)
