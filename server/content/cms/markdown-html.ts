import { escapeHtml } from './lexical-html.ts'

/** The little Markdown that editors type: paragraphs, headings, lists, bold, emphasis, links. */
export function markdownHtml(text: string): string {
  return text
    .trim()
    .split(/\n\s*\n/)
    .filter((block) => block.trim() !== '')
    .map((block) => blockHtml(block.trim()))
    .join('')
}

function blockHtml(block: string): string {
  const heading = /^(#{1,6})\s+(.+)$/s.exec(block)
  if (heading) return `<h${heading[1]!.length}>${inlineHtml(heading[2]!)}</h${heading[1]!.length}>`
  const lines = block.split('\n')
  if (lines.every((line) => /^[-*]\s+/.test(line))) return listHtml('ul', lines, /^[-*]\s+/)
  if (lines.every((line) => /^\d+[.)]\s+/.test(line))) return listHtml('ol', lines, /^\d+[.)]\s+/)
  return `<p>${lines.map(inlineHtml).join('<br />')}</p>`
}

const listHtml = (tag: string, lines: readonly string[], bullet: RegExp): string =>
  `<${tag}>${lines.map((line) => `<li>${inlineHtml(line.replace(bullet, ''))}</li>`).join('')}</${tag}>`

const inlineHtml = (text: string): string =>
  escapeHtml(text)
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/\*(.+?)\*/g, '<em>$1</em>')
    .replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, '<a href="$2">$1</a>')
