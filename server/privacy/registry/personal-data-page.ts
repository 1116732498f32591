import { otherPlaces } from './elsewhere.ts'
import { impersonalTables } from './goods.ts'
import { personalTables } from './personal-data.ts'
import type { AtDeletion, PersonalTable } from './stored-data.ts'

const deletionAsText = (at: AtDeletion): string => {
  if (at === 'expires') return 'stays until its time is over'
  if (typeof at === 'string') return at
  return `anonymised: ${Object.entries(at)
    .map(([column, cleared]) => `\`${column}\` ${cleared}`)
    .join(', ')}`
}

const row = ([name, { what, atDeletion, retention, why }]: readonly [string, PersonalTable]): string =>
  `| \`${name}\` | ${what} | ${deletionAsText(atDeletion)} | ${retention} | ${why} |`

/** The page of the documentation about personal data, in Markdown. */
export const personalDataPage = (hiddenInLogs: readonly string[]): string => `# Personal data

Made from the registry in \`server/privacy/registry/\` by its test; change it there. A table or a column that has no place in the registry fails
\`npm test\`. The rule at deletion says what becomes of a row when its person has their data deleted. Rows that are found by an email address, such as \`contact\` and the orders of a guest, are
the person's only if the address of their account was confirmed; mails about the account itself are theirs in any case.

## Tables

| table | what | rule at deletion | kept otherwise | why |
|---|---|---|---|---|
${Object.entries(personalTables).map(row).join('\n')}

“Without names” leaves goods, amounts, taxes, dates, country and region, and takes away names, streets, towns, postal codes, numbers, addresses,
messages and notes. Tables without personal data: ${Object.keys(impersonalTables)
  .map((name) => `\`${name}\``)
  .join(', ')}.

## Elsewhere

| place | what | rule at deletion | kept otherwise |
|---|---|---|---|
${otherPlaces.map(({ place, what, atDeletion, retention }) => `| ${place} | ${what} | ${atDeletion} | ${retention} |`).join('\n')}

Fields that no log line shows: ${hiddenInLogs.map((name) => `\`${name}\``).join(', ')}.
`
