import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Complaint, filesBelow } from '../complaint.ts'

/** Checks that every relative link in the documents has a target. */
export function complainOfDeadLinks(): Complaint[] {
  const documents = filesBelow(['docs', 'ui', 'adapters', 'server', 'web', 'shops'], /\.md$/).concat(
    ['README.md', 'CONTRIBUTING.md'].filter(existsSync),
  )
  return documents.flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g), ([, target]) => target!)
      .filter((target) => !/^[a-z]+:/.test(target) && !existsSync(join(dirname(file), target)))
      .map((target) => ({ file, message: `links to ${target}, which is not there` })),
  )
}

const map = 'docs/how-to/find-your-way.md'

/** Checks that the linked file declares a name in brackets after a link of the map, (`likeThis`). So the map stays up to date. */
export const complainOfStaleNames = (): Complaint[] =>
  staleNames(readFileSync(map, 'utf8'), (target) => readFileSync(join(dirname(map), target), 'utf8')).map(
    (message) => ({
      file: map,
      message,
    }),
  )

const mostFiles = 3

/** Checks that each entry of the map leads to its rule in a few files, and that the paths it shows are those of its links. */
export const complainOfLongAnswers = (): Complaint[] =>
  longWays(readFileSync(map, 'utf8'), dirname(map)).map((message) => ({ file: map, message }))

export function longWays(text: string, folder: string): string[] {
  return Array.from(text.matchAll(/^- \*\*(.+?)\*\*(.*)$/gm)).flatMap(([, question, answer]) => {
    const links = Array.from(answer!.matchAll(/\[`([^`]+)`\]\(([^)]+)\)/g))
    const wrong = links.filter(([, shown, target]) => join(folder, target!) !== shown)
    return [
      ...(links.length === 0 ? [`“${question}” has no file`] : []),
      ...(links.length > mostFiles ? [`“${question}” has ${links.length} files; ${mostFiles} are the most`] : []),
      ...wrong.map(([, shown, target]) => `shows ${shown} and links to ${target}`),
    ]
  })
}

export function staleNames(text: string, read: (target: string) => string): string[] {
  const links = text.split(/\n\n/).flatMap((paragraph) => paragraph.split(/(?=\]\([^)]+\))/))
  return links.flatMap((after) => {
    const target = /^\]\(([^)#]+)/.exec(after)?.[1]
    const names = Array.from(after.matchAll(/\(`(\w+)`\)/g), ([, name]) => name!)
    if (target === undefined || names.length === 0) return []
    const content = read(target)
    return names
      .filter((name) => !declares(content, name))
      .map((name) => `says that ${name} is in ${target}, which does not declare it`)
  })
}

/** True for a function, a constant, a type or a table of this name, and for a member that begins a line. */
const declares = (content: string, name: string): boolean =>
  new RegExp(
    `\\b(?:function\\*?|const|class|interface|type|create table)\\s+${name}\\b|^\\s*(?:async |readonly )?${name}\\??\\s*[:(<]`,
    'm',
  ).test(content)
