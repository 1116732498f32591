/** The door of profiles: the personal data that shoppers give and change. */
export { addressBookProblems } from './addresses/address-book.problems.ts'
export { addressBookRoutes } from './addresses/address-book.routes.ts'
export { openAddressBook } from './addresses/address-book.service.ts'
export { type AddressBook, type BookedAddress, mostAddresses } from './addresses/address-book.ts'
export { profileProblems } from './profiles.problems.ts'
export { profileRoutes } from './profiles.routes.ts'
export { openProfiles, type Profile, type Profiles } from './profiles.service.ts'
export { dueDatesFrom } from './read-profile.ts'
