declare module '*.yml' {
  /** Messages by their names, as the browser reads them. */
  const messages: Readonly<Record<string, { message: string }>>;
  export default messages;
}
