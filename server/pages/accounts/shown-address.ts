import type { SavedAddress } from '#contracts/account-pages.ts'
import { fullName, placeParts } from '#foundation/written-address.ts'
import type { BookedAddress } from '#server/profiles/index.ts'

/** A saved address as people write it. */
export const shownAddress = ({ id, isPreferred, address }: BookedAddress): SavedAddress => ({
  ...{ id, isPreferred },
  name: fullName(address),
  lines: [address.organizationName ?? '', ...placeParts(address), address.country ?? ''].filter((line) => line !== ''),
})
