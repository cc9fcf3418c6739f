/** Trades, works, shops, hospitals, schools, kitchens and roads. */
export const tradeTools = `
Driving licence, driving license, valid driving licence, valid driving license, !DL, driving licence holder, ड्राइविंग लाइसेंस, लाइसेंस
LMV licence, lmv, lmv license, light motor vehicle, light motor vehicle licence, lmv driving licence, lmv license holder > Driving licence
`;
export const tradeSkills = `
Sales, sales experience, sales skills, selling, selling skills, sales knowledge, बिक्री, सेल्स
`;
