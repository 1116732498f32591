import { Marked } from 'marked'

const markdown = new Marked({ gfm: true, breaks: true, async: false })

/** Editors' Markdown as HTML; the end of a line is a line break. The HTML is not safe yet: `readHtml` sanitises it. */
export const markdownHtml = (text: string): string => String(markdown.parse(text.trim())).replace(/>\n+</g, '><').trim()
