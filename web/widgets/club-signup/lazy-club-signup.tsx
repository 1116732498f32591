import type { WidgetOf } from '#contracts/widgets.ts'
import { LazyPart, lazyCode } from '#web/platform/lazy-part.tsx'
import { ClubSignup as Written } from './club-signup.tsx'

const Shown = import.meta.env.SSR ? Written : lazyCode(async () => (await import('./club-signup.tsx')).ClubSignup)

/** Few pages have this form, so browsers load its code only for those pages. */
export const ClubSignup = (props: { readonly widget: WidgetOf<'customerClubSignup'> }) => (
  <LazyPart>
    <Shown {...props} />
  </LazyPart>
)
