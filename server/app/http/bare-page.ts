/** The header policy forbids style sheets in the document, but not styles of single elements. */
const bareStyles = {
  body: 'margin:0;min-height:100svh;display:grid;place-items:center;background:#fbfaf7;color:#1b1a18;font:1rem/1.55 system-ui,sans-serif',
  main: 'max-inline-size:34rem;padding:24px',
  title: 'font:400 1.75rem/1.12 Georgia,serif;margin:0 0 16px',
  text: 'margin:0;color:#4a4742',
}

/** A page without other resources, so that a waiting browser requests nothing else. */
export const barePage = (title: string, text: string, seconds: number): string =>
  `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<meta http-equiv="refresh" content="${seconds}"><meta name="robots" content="noindex"><title>${title}</title></head>` +
  `<body style="${bareStyles.body}"><main dir="auto" style="${bareStyles.main}"><h1 style="${bareStyles.title}">${title}</h1>` +
  `<p role="status" style="${bareStyles.text}">${text}</p></main></body></html>`
