import { LazyPart, lazyCode } from '#web/platform/lazy-part.tsx'
import { LaunchCountdown as AtHand, type LaunchCountdownProps } from './launch-countdown.tsx'

/** Few pages count down, so a browser fetches the code where one does; until then what the server wrote stands. */
const Shown = import.meta.env.SSR
  ? AtHand
  : lazyCode(async () => (await import('./launch-countdown.tsx')).LaunchCountdown)

export const LaunchCountdown = (props: LaunchCountdownProps) => (
  <LazyPart>
    <Shown {...props} />
  </LazyPart>
)
