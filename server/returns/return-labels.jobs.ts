import type { Jobs } from '#server/platform/jobs.ts'
import { labelQueue } from './register-withdrawn.service.ts'
import type { Returns } from './returns.ts'

/** Makes the labels of withdrawn pieces. A carrier that does not answer is asked again. */
export const workOnReturnLabels = (
  jobs: Pick<Jobs, 'work'>,
  { makeLabel }: Pick<Returns, 'makeLabel'>,
): Promise<void> => jobs.work(labelQueue, ({ returnId }) => makeLabel(String(returnId)))
