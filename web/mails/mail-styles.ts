import type { CSSProperties } from 'react'

/** Copies of the design tokens, because mail programs do not support custom properties, nor style sheets reliably. */
const paper = '#fbfaf7'
const surface = '#ffffff'
const line = '#d8d2c7'
const ink = '#1b1a18'
const quietInk = '#66625a'
const displayFace = "'Source Serif 4', Georgia, 'Noto Naskh Arabic', serif"
const textFace = "Inter, 'IBM Plex Sans Arabic', 'Segoe UI', Arial, sans-serif"

const text: CSSProperties = { margin: '0 0 16px', fontFamily: textFace, fontSize: 16, lineHeight: '25px', color: ink }
const cell: CSSProperties = {
  fontFamily: textFace,
  fontSize: 15,
  lineHeight: '22px',
  color: ink,
  padding: '8px 0',
  verticalAlign: 'top',
}

export const mailStyles = {
  page: { margin: 0, padding: 0, backgroundColor: paper },
  frame: { backgroundColor: surface, width: '100%', maxWidth: 560 },
  inside: { padding: '32px 24px' },
  brand: { ...text, fontFamily: displayFace, fontSize: 26, lineHeight: '32px', margin: '0 0 32px' },
  heading: { ...text, fontFamily: displayFace, fontSize: 30, lineHeight: '36px', fontWeight: 400 },
  text,
  small: { ...text, fontSize: 13, lineHeight: '20px', color: quietInk, margin: '24px 0 0' },
  title: { ...text, fontFamily: displayFace, fontSize: 20, lineHeight: '26px', fontWeight: 400, margin: '24px 0 8px' },
  table: { width: '100%', borderCollapse: 'collapse', borderTop: `1px solid ${line}`, marginBottom: 16 },
  term: { ...cell, color: quietInk, paddingInlineEnd: 16 },
  cell,
  good: { ...cell, borderBottom: `1px solid ${line}`, padding: '12px 0' },
  facts: { fontSize: 13, lineHeight: '20px', color: quietInk },
  strong: { ...cell, fontSize: 18, fontWeight: 600, borderTop: `1px solid ${line}` },
  button: {
    display: 'inline-block',
    padding: '14px 28px',
    margin: '8px 0 16px',
    backgroundColor: ink,
    color: surface,
    fontFamily: textFace,
    fontSize: 16,
    lineHeight: '20px',
    fontWeight: 500,
    textDecoration: 'none',
  },
  link: { fontFamily: textFace, fontSize: 15, lineHeight: '22px', color: ink },
  preview: { display: 'none', maxHeight: 0, overflow: 'hidden' },
} as const satisfies Record<string, CSSProperties>
