import type { Listing } from '#contracts/browsing-pages.ts'
import { hiddenQueryFields } from './listing-address.ts'

export interface CarriedAlongProps {
  readonly listing: Listing
  /** Names of the form's own fields. */
  readonly own: readonly string[]
}

/** The current values as hidden fields, for a form that changes only one value. */
export const HiddenQueryFields = ({ listing, own }: CarriedAlongProps) =>
  hiddenQueryFields(listing, own).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
