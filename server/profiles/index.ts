/** Profiles' door: what shoppers tell of themselves, and change. */
export { profileProblems } from './profiles.problems.ts'
export { profileRoutes } from './profiles.routes.ts'
export { openProfiles, type Profile, type Profiles } from './profiles.service.ts'
export { dueDatesFrom } from './read-profile.ts'
