/** Privacy: giving people all their data, and deleting it. The registry lists what is stored, and for how long. */
export { type AccountDeletions, openAccountDeletions } from './deletion/account-deletion.service.ts'
export { type DataExports, openDataExports } from './export/exports.service.ts'
export { workOnPrivacy } from './privacy.jobs.ts'
export { privacyRoutes } from './privacy.routes.ts'
