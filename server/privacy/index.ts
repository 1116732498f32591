/** Privacy: handing a person all their data, and deleting it. What is held, and for how long, stands in the registry. */
export { type AccountDeletions, openAccountDeletions } from './deletion/account-deletion.service.ts'
export { type DataExports, openDataExports } from './export/exports.service.ts'
export { workOnPrivacy } from './privacy.jobs.ts'
export { privacyRoutes } from './privacy.routes.ts'
