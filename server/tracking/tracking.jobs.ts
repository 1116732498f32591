import type { Jobs } from '#server/platform/jobs.ts'
import type { FollowedParcels } from './follow-parcels.service.ts'

/** Starts to follow parcels that were sent. */
export const workOnSentParcels = (
  jobs: Pick<Jobs, 'work'>,
  { follow }: Pick<FollowedParcels, 'follow'>,
): Promise<void> => jobs.work('parcel-sent.tracking', ({ parcelId }) => follow(String(parcelId)))
