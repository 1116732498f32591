import { type Complaint, complainPerLine, filesBelow, sourceFolders } from '../complaint.ts'

const vague = /(?:^|\/)(?:utils?|helpers?|misc|common|manager|data)(?:\.|\/|-)/
const banned: readonly (readonly [RegExp, string])[] = [
  [/\bTODO\b(?!\(#\d+\):)/, 'TODO without a number'],
  [/\bdangerouslySetInnerHTML\b/, 'raw HTML outside ui/rich-text'],
  [/\bstyle=\{/, 'a style attribute outside ui/tint'],
]
const exceptions = new Map([
  [banned[1]![0], /^ui\/rich-text\/|^web\/mails\//],
  [banned[2]![0], /^ui\/tint\/|^web\/mails\//],
])

/** Objects to file names without meaning, and to the few actions that only one module may do. */
export function complainOfBannedCode(): Complaint[] {
  const files = filesBelow(sourceFolders, /\.(?:tsx?|css)$/)
  return files.flatMap((file) => [
    ...(vague.test(file) ? [{ file, message: 'a name that says nothing' }] : []),
    ...(/[A-Z]/.test(file) ? [{ file, message: 'file names are kebab-case' }] : []),
    ...(file.startsWith('checks/') ? [] : complainPerLine(file, (line) => objectTo(line, file))),
  ])
}

const objectTo = (line: string, file: string): string | undefined =>
  banned.find(([pattern]) => pattern.test(line) && !exceptions.get(pattern)?.test(file))?.[1]
