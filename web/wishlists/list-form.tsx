import type { ReactNode } from 'react'
import type { ShownList } from '#contracts/wishlists.ts'
import { useMarket } from '#web/markets/index.ts'

export interface ListFormProps {
  /** The list of this visitor that the form changes; undefined if it changes none. */
  readonly list?: Pick<ShownList, 'id' | 'isDefault'> | undefined
  /** Further hidden fields. */
  readonly values?: Readonly<Record<string, string>>
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A form of the wishlist page. Its buttons name the form action. The default list needs no id, as in its address. */
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
