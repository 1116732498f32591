declare module 'bidi-js' {
  interface Bidi {
    getEmbeddingLevels(text: string, direction?: 'ltr' | 'rtl' | 'auto'): { readonly levels: Uint8Array }
    getMirroredCharacter(character: string): string | null
  }
  function bidiFactory(): Bidi

  // biome-ignore lint/style/noDefaultExport: the package exports it this way.
  export { bidiFactory as default }
}
