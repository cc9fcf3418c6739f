/** Compiled by the build from a list of messages with their translations. */
declare module '*.po' {
  const messages: import('@lingui/core').Messages;
  export default messages;
}
