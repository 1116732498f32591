import { readFileSync } from 'node:fs'
import { type Complaint, complainPerLine, filesBelow, sourceFolders } from '../complaint.ts'

/** The words that must not be used: the column "not" of the glossary. */
export function losers(): readonly string[] {
  return readFileSync('docs/glossary.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| **'))
    .flatMap((line) => line.split('|')[2]!.split(','))
    .map((word) => word.trim())
    .filter((word) => /^[a-z]+$/i.test(word))
}

/**
 * Objects to names that use such a word. Only our own names count. Strings, comments, contracts and adapters may use
 * the words of the wire.
 */
export function complainOfWords(): Complaint[] {
  const words = losers()
  const inName = new RegExp(`\\b\\w*?(?:${words.flatMap((word) => [word, capital(word)]).join('|')})(?![a-z])\\w*\\b`)
  const files = filesBelow(sourceFolders, /\.tsx?$/).filter((file) => !/^(?:contracts|adapters|checks)\//.test(file))
  return files.flatMap((file) => [
    ...(inName.test(file) ? [{ file, message: 'the file name uses a word the glossary turned down' }] : []),
    ...complainPerLine(file, (line) => {
      const found = inName.exec(withoutStrings(line))
      return found ? `“${found[0]}”: see docs/glossary.md` : undefined
    }),
  ])
}

const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1)
const withoutStrings = (line: string): string =>
  line
    .replace(/\/\/.*$|^\s*\/?\*.*$/, '')
    .replace(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`|>[^<>{}]*</g, "''")
