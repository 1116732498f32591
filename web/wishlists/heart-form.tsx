import { heartForm } from '#ui/heart/index.ts'
import { useMarket } from '#web/markets/index.ts'

/** The form that all hearts of a page belong to. Without script it saves on the wishlist's page. */
export function HeartForm() {
  const { links, toggle } = useMarket()
  if (!toggle('wishlist')) return null
  return (
    <form id={heartForm} method="post" action={links.wishlistPage} hidden>
      <input type="hidden" name="formAction" value="save-product" />
    </form>
  )
}
