import type { WireUser } from '#contracts/profiles.ts'
import { storeOnWire } from '#server/stores/index.ts'
import type { Profile } from './profiles.service.ts'

/** A profile in the format of its owner's calls; unknown values are left out. */
export function userOnWire({
  account,
  favoriteStore,
  emailGPSR,
  preferredPayment,
  dueDate,
  contact,
  ...likes
}: Profile): WireUser {
  const { email, firstName, lastName, phoneNumber, birthday, hasPassword, providers } = account
  const picture = providers.findLast((provider) => provider.picture !== undefined)?.picture
  return {
    ...(contact && { contactId: contact.id }),
    isEnrolledInCustomerClub: contact?.isMember ?? false,
    tokenRecipe: hasPassword ? 'emailpassword' : 'social',
    ...{ email, firstName, lastName },
    ...(picture !== undefined && { picture }),
    ...(emailGPSR !== null && { emailGPSR }),
    ...(phoneNumber !== null && { phoneNumber }),
    ...(birthday !== null && { birthday }),
    ...(dueDate !== null && { dueDate }),
    ...(favoriteStore && { favoriteStore: favoriteOf(storeOnWire(favoriteStore)) }),
    ...(preferredPayment !== null && { preferredPayment }),
    preferences: Object.fromEntries(Object.entries(likes.preferences).map(([id, keys]) => [id, [...keys]])),
    subBrands: [...likes.subBrands],
  }
}

const favoriteOf = ({
  physicalId,
  name,
  shopNumber,
  address,
}: ReturnType<typeof storeOnWire>): NonNullable<WireUser['favoriteStore']> => ({
  ...{ physicalId, name, shopNumber, address },
})
