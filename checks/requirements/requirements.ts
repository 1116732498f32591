import { readFileSync } from 'node:fs'
import { type Complaint, filesBelow, sourceFolders } from '../complaint.ts'

const id = /\b[BC]-[A-Z]+-O?\d+\b/g

/** Checks that `docs/requirements/` and the titles of the tests name the same requirements. */
export function complainOfRequirements(): Complaint[] {
  const listed = namedIn(filesBelow(['docs/requirements'], /\.md$/))
  const tested = namedIn(filesBelow([...sourceFolders], /\.(?:test|port-test|journey|bench)\.tsx?$/))
  return [
    ...[...tested]
      .filter(([name]) => !listed.has(name))
      .map(([name, file]) => ({ file, message: `${name} is not listed in docs/requirements/` })),
    ...[...listed]
      .filter(([name]) => !tested.has(name))
      .map(([name, file]) => ({ file, message: `no test names ${name}` })),
  ]
}

function namedIn(files: readonly string[]): Map<string, string> {
  return new Map(
    files.flatMap((file) => (readFileSync(file, 'utf8').match(id) ?? []).map((name) => [name, file] as const)),
  )
}
