import { Marked } from 'marked'

const markdown = new Marked({ gfm: true, breaks: true, async: false })

/** Markdown as editors write it, with a line break where they end a line. The HTML is not safe yet: `readHtml` takes care of that. */
export const markdownHtml = (text: string): string => String(markdown.parse(text.trim())).replace(/>\n+</g, '><').trim()
