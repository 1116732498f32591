import type { ReactNode } from 'react'
import type { ShownList } from '#contracts/wishlists.ts'
import { useMarket } from '#web/markets/index.ts'

export interface ListFormProps {
  /** Left out for a form about no list of one's own. */
  readonly list?: Pick<ShownList, 'id' | 'isDefault'> | undefined
  /** More hidden fields. */
  readonly values?: Readonly<Record<string, string>>
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A form of the wishlist's page; its buttons name what they do. The default list needs no name, as in its address. */
export function ListForm({ list, values = {}, className, children }: ListFormProps) {
  const { links } = useMarket()
  return (
    <form method="post" action={links.wishlistPage} className={className} noValidate>
      {list && !list.isDefault && <input type="hidden" name="list" value={list.id} />}
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}
