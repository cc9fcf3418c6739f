import type { Dice } from './dice.ts';

export interface Town {
  readonly town: string;
  readonly state: string;
  readonly pin: string;
}

const towns: readonly (readonly [string, string, number])[] = [
  ['Pune', 'Maharashtra', 4110],
  ['Nagpur', 'Maharashtra', 4400],
  ['Mumbai', 'Maharashtra', 4000],
  ['Bengaluru', 'Karnataka', 5600],
  ['Mysuru', 'Karnataka', 5700],
  ['Hubballi', 'Karnataka', 5800],
  ['Chennai', 'Tamil Nadu', 6000],
  ['Coimbatore', 'Tamil Nadu', 6410],
  ['Madurai', 'Tamil Nadu', 6250],
  ['Hyderabad', 'Telangana', 5000],
  ['Warangal', 'Telangana', 5060],
  ['Vijayawada', 'Andhra Pradesh', 5200],
  ['Guntur', 'Andhra Pradesh', 5220],
  ['Kochi', 'Kerala', 6820],
  ['Kozhikode', 'Kerala', 6730],
  ['Thrissur', 'Kerala', 6800],
  ['Kolkata', 'West Bengal', 7000],
  ['Siliguri', 'West Bengal', 7340],
  ['Durgapur', 'West Bengal', 7132],
  ['Guwahati', 'Assam', 7810],
  ['Imphal', 'Manipur', 7950],
  ['Aizawl', 'Mizoram', 7960],
  ['Bhubaneswar', 'Odisha', 7510],
  ['Cuttack', 'Odisha', 7530],
  ['Ranchi', 'Jharkhand', 8340],
  ['Jamshedpur', 'Jharkhand', 8310],
  ['Patna', 'Bihar', 8000],
  ['Muzaffarpur', 'Bihar', 8420],
  ['Lucknow', 'Uttar Pradesh', 2260],
  ['Kanpur', 'Uttar Pradesh', 2080],
  ['Varanasi', 'Uttar Pradesh', 2210],
  ['Noida', 'Uttar Pradesh', 2013],
  ['Ghaziabad', 'Uttar Pradesh', 2010],
  ['Delhi', 'Delhi', 1100],
  ['Gurugram', 'Haryana', 1220],
  ['Faridabad', 'Haryana', 1210],
  ['Chandigarh', 'Chandigarh', 1600],
  ['Ludhiana', 'Punjab', 1410],
  ['Jalandhar', 'Punjab', 1440],
  ['Jaipur', 'Rajasthan', 3020],
  ['Kota', 'Rajasthan', 3240],
  ['Udaipur', 'Rajasthan', 3130],
  ['Ahmedabad', 'Gujarat', 3800],
  ['Surat', 'Gujarat', 3950],
  ['Vadodara', 'Gujarat', 3900],
  ['Rajkot', 'Gujarat', 3600],
  ['Bhopal', 'Madhya Pradesh', 4620],
  ['Indore', 'Madhya Pradesh', 4520],
  ['Raipur', 'Chhattisgarh', 4920],
  ['Panaji', 'Goa', 4030],
  ['Dehradun', 'Uttarakhand', 2480],
  ['Shimla', 'Himachal Pradesh', 1710],
  ['Jammu', 'Jammu and Kashmir', 1800],
];

export const madeTown = (dice: Dice): Town => {
  const [town, state, pin] = dice.pick(towns);
  return { town, state, pin: `${pin}${String(dice.between(1, 99)).padStart(2, '0')}` };
};

const streets = [
  'Shivaji Nagar',
  'Gandhi Road',
  'M. G. Road',
  'Nehru Colony',
  'Ambedkar Nagar',
  'Station Road',
  'Rajiv Nagar',
  '2nd Cross, 4th Main',
  'Lake View Layout',
  'Sector 15',
  'Civil Lines',
  'Anna Nagar East',
];

export const madeAddress = (dice: Dice, { town, state, pin }: Town): string => {
  const house = dice.pick(['H. No. ', 'Flat No. ', 'Door No. ', 'Plot ', '#']) + dice.between(2, 480);
  const end = dice.pick([`${town} - ${pin}`, `${town} – ${pin}, ${state}`, `${town}, ${state} ${pin}`]);
  return `${house}, ${dice.pick(streets)}, ${end}`;
};
