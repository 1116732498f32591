import type { MailBlock, MailDocument } from './mail-document.ts'

/** A mail as plain text, for readers who do not use HTML. */
export const mailText = ({ blocks }: MailDocument): string => `${blocks.map(blockText).join('\n\n')}\n`

function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'link':
      return `${block.text}\n${block.url}`
    case 'goods':
      return block.goods.map(({ name, facts, amount }) => [`${name}: ${amount}`, ...facts].join('\n  ')).join('\n')
    case 'rows':
      return [block.title, ...block.rows.map(({ term, text }) => (term ? `${term}: ${text}` : text))]
        .filter((line) => line !== undefined)
        .join('\n')
    default:
      return block.text
  }
}
