import { refreshPagePath, type Visitor } from '#server/sessions/index.ts'

/** The address that refreshes an expired session and leads back to this one; undefined where there is nothing to refresh. */
export const refreshBefore = ({ sessionExpired }: Pick<Visitor, 'sessionExpired'>, url: string): string | undefined =>
  sessionExpired === undefined ? undefined : `${refreshPagePath}?${new URLSearchParams({ to: url })}`
