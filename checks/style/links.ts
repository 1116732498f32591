import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Complaint, filesBelow } from '../complaint.ts'

/** Every relative link in the documents leads somewhere. */
export function complainOfDeadLinks(): Complaint[] {
  const documents = filesBelow(['docs', 'ui', 'adapters', 'server', 'web', 'shops'], /\.md$/).concat(
    ['README.md', 'CONTRIBUTING.md'].filter(existsSync),
  )
  return documents.flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g), ([, target]) => target!)
      .filter((target) => !/^[a-z]+:/.test(target) && !existsSync(join(dirname(file), target)))
      .map((target) => ({ file, about: `links to ${target}, which is not there` })),
  )
}
