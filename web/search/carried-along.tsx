import type { Listing } from '#contracts/browsing-pages.ts'
import { carriedAlong } from './listing-address.ts'

export interface CarriedAlongProps {
  readonly listing: Listing
  /** The form's own fields. */
  readonly own: readonly string[]
}

/** Current values as hidden fields of a form that changes one value. */
export const CarriedAlong = ({ listing, own }: CarriedAlongProps) =>
  carriedAlong(listing, own).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
