/** Signs that stand between two things on one line, with or without spaces, and those that need spaces to do so. */
const alone = '|¦‖•·∙●▪■◆❖♦⋄';
const spaced = '~»›→►➢';

/** Of a regular expression: what parts two things on a line, as `Accountant | Sample Traders || 2019 ~ Pune`. */
export const partingSigns = `\\s*[${alone}]+\\s*|\\s+[${spaced}]{1,3}\\s+`;
