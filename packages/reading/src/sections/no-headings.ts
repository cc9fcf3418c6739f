/** Words of names of companies, schools and degrees: in bold capitals they look like a heading, and are none. */
const organization =
  /\b(?:pvt|private|ltd|limited|llp|inc|corp|corporation|company|technologies|solutions|systems|services|industries|enterprises|bank|hospital|clinic|university|college|school|institute|academy|vidyalaya|polytechnic|iti|hotel|hotels|motors|group|consultancy|consultants|associates|traders|textiles|foundation|trust|board|government|govt|infotech|software|labs|pharma|logistics)\b/iu;
const degree =
  /\b(?:b\.? ?tech|m\.? ?tech|b\.? ?e|m\.? ?e|b\.? ?sc|m\.? ?sc|b\.? ?com|m\.? ?com|b\.? ?a|m\.? ?a|bca|mca|bba|mba|pgdm|ph\.? ?d|diploma|bachelor|master|ssc|hsc|sslc|10th|12th|xii?th|intermediate|matriculation)\b\.?/iu;
const position =
  /\b(?:engineer|developer|manager|executive|officer|trainee|intern|analyst|assistant|accountant|teacher|nurse|technician|supervisor|consultant|associate|operator|designer|clerk|fitter|electrician|lead|head|specialist|coordinator)\b/iu;
const contact = /@|www\.|https?:|\+?\d[\d\s-]{6,}/iu;
const label =
  /^(?:role|roles|responsibilities|roles? (?:and|&) responsibilities|key responsibilities|job responsibilities|duties|description|project description|environment|team size|client|duration|designation|organi[sz]ation|place|date|signature|note|technolog(?:y|ies) used|tools used|platform|position|company|location|title|yours? (?:faithfully|sincerely|truly)|thanking you)\b/iu;

/** Whether the words of a line say that it is something else than a heading. */
export const isNoHeading = (text: string): boolean =>
  [organization, degree, position, contact, label].some((words) => words.test(text)) ||
  !/\p{L}{3}|[\p{L}\p{M}]{3}/u.test(text);
