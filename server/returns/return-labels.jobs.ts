import type { Jobs } from '#server/platform/jobs.ts'
import { labelQueue } from './register-withdrawn.service.ts'
import type { Returns } from './returns.ts'

/** Makes the labels of withdrawn pieces. If a carrier does not answer, the job asks again later. */
export const workOnReturnLabels = (
  jobs: Pick<Jobs, 'work'>,
  { makeLabel }: Pick<Returns, 'makeLabel'>,
): Promise<void> => jobs.work(labelQueue, ({ returnId }) => makeLabel(String(returnId)))
