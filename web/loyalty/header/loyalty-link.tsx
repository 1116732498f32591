import { LazyPart, lazyCode } from '#web/platform/lazy-part.tsx'
import { useVisitor } from '#web/platform/visitor.ts'

const Known = lazyCode(async () => (await import('./known-loyalty-link.tsx')).KnownLoyaltyLink)

/** Card and points of a member, or the member search for store staff. Rendered after the visitor is loaded. */
export function LoyaltyLink() {
  const visitor = useVisitor()
  if (!visitor?.signedIn && !visitor?.inStore) return null
  return (
    <LazyPart>
      <Known signedIn={visitor.signedIn} inStore={visitor.inStore ?? false} />
    </LazyPart>
  )
}
