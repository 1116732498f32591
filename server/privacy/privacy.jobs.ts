import type { Jobs } from '#server/platform/jobs.ts'
import type { AccountDeletions } from './deletion/account-deletion.service.ts'
import type { DataExports } from './export/exports.service.ts'

interface PrivacyWork {
  readonly dataExports: Pick<DataExports, 'make'>
  readonly accountDeletions: Pick<AccountDeletions, 'work'>
}

/** Registers the jobs on personal data. They take long, so no request waits for them. */
export async function workOnPrivacy(jobs: Pick<Jobs, 'work'>, { dataExports, accountDeletions }: PrivacyWork) {
  await jobs.work('export-personal-data', ({ exportId }) => dataExports.make(String(exportId)))
  await jobs.work('delete-personal-data', ({ deletionId }) => accountDeletions.work(String(deletionId)))
}
