/** Sentences for the user about typed text that is not one address, one per problem. */
export const TYPED_EMAIL_PROBLEMS = {
  empty: 'Type an email address, like name@example.com.',
  'no-at': 'An email address has an @ in it, like name@example.com.',
  'no-name': 'Something is missing before the @. Type the whole address, like name@example.com.',
  'no-domain': 'Something is missing after the @. Type the whole address, like name@example.com.',
  'no-ending': 'The part after the @ needs an ending, like .com or .org.',
  several: 'There is more than one address here. Enter one at a time.',
  spaces: 'An email address has no spaces in it. Leave only the address.',
  'hidden-part': 'Part of this address is hidden or cut off. Enter the whole address.',
  'control-characters': 'There is a line break or a control character inside this address. Type it by hand.',
  'invisible-characters': 'There are characters in this address that cannot be seen. Type it by hand.',
  'too-long': 'This is too long to be an email address: at most 64 characters before the @ and 254 in all.',
  'not-an-address': 'This is not an email address. One looks like name@example.com.',
} as const;

/** Why a typed text is not one address. */
export type TypedEmailProblem = keyof typeof TYPED_EMAIL_PROBLEMS;
