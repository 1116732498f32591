import type { ReactNode } from 'react'
import { useMarket } from '#web/markets/index.ts'

export interface ListFormProps {
  /** Left out for a form about no list of one's own. */
  readonly list?: string | undefined
  /** More hidden fields. */
  readonly values?: Readonly<Record<string, string>>
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A form of the wishlist's page; its buttons name what they do. */
export function ListForm({ list, values = {}, className, children }: ListFormProps) {
  const { links } = useMarket()
  return (
    <form method="post" action={links.wishlistPage} className={className} noValidate>
      {list !== undefined && <input type="hidden" name="list" value={list} />}
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}
