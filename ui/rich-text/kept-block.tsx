/** A part of a page whose markup stands in the document already: a browser that comes to life leaves it as it is. */
// biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is written, only left alone
export const KeptBlock = () => <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
