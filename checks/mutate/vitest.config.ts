import { matchesGlob } from 'node:path'
import whole from '../../vitest.config.ts'

/** All test projects, reduced to the tests that were chosen for the breaks. */
const chosen = (process.env.MUTATE_TESTS ?? '').split(',')
const projects = (whole.test?.projects ?? []).flatMap((project) => {
  if (typeof project !== 'object' || !('test' in project)) return []
  const { include = [], exclude = [] } = project.test ?? {}
  const matches = (file: string, globs: readonly string[]) => globs.some((glob) => matchesGlob(file, glob))
  const files = chosen.filter((file) => matches(file, include) && !matches(file, exclude))
  return files.length > 0 ? [{ ...project, test: { ...project.test, include: files } }] : []
})

export default { ...whole, test: { ...whole.test, projects } }
