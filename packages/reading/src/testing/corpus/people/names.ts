import type { Dice } from './dice.ts';

interface Region {
  readonly men: readonly string[];
  readonly women: readonly string[];
  readonly families: readonly string[];
}

/** Common given and family names put together by chance: nobody in particular. */
const regions: readonly Region[] = [
  {
    men: ['Rahul', 'Amit', 'Sandeep', 'Vikas', 'Manoj', 'Deepak', 'Abhishek', 'Rohit', 'Ashutosh', 'Pankaj'],
    women: ['Neha', 'Pooja', 'Shweta', 'Anjali', 'Priyanka', 'Kavita', 'Sunita', 'Ritu', 'Aarti', 'Nidhi'],
    families: [
      'Sharma',
      'Verma',
      'Gupta',
      'Mishra',
      'Tiwari',
      'Yadav',
      'Singh',
      'Chauhan',
      'Agarwal',
      'Pandey',
    ],
  },
  {
    men: ['Sachin', 'Nilesh', 'Prashant', 'Ganesh', 'Yogesh', 'Swapnil', 'Aniket', 'Omkar'],
    women: ['Snehal', 'Ashwini', 'Rutuja', 'Manasi', 'Vaishali', 'Pallavi', 'Shraddha', 'Tejaswini'],
    families: ['Patil', 'Deshmukh', 'Kulkarni', 'Jadhav', 'Pawar', 'Gaikwad', 'Shinde', 'Bhosale', 'Joshi'],
  },
  {
    men: ['Hardik', 'Jignesh', 'Bhavesh', 'Chirag', 'Ketan', 'Mehul', 'Paresh'],
    women: ['Hetal', 'Bhumika', 'Komal', 'Dhara', 'Krupa', 'Foram'],
    families: ['Patel', 'Shah', 'Mehta', 'Desai', 'Parmar', 'Solanki', 'Trivedi', 'Modi'],
  },
  {
    men: ['Sourav', 'Arindam', 'Subhajit', 'Debashis', 'Anirban', 'Tapas', 'Sukanta'],
    women: ['Moumita', 'Sreeparna', 'Ananya', 'Debjani', 'Ruma', 'Paromita', 'Sudeshna'],
    families: ['Banerjee', 'Chatterjee', 'Mukherjee', 'Ghosh', 'Das', 'Dutta', 'Mondal', 'Biswas', 'Bose'],
  },
  {
    men: ['Karthik', 'Senthil Kumar', 'Arun', 'Murugan', 'Vignesh', 'Balaji', 'Prabhu', 'Dinesh'],
    women: ['Kavitha', 'Divya', 'Priyadharshini', 'Revathi', 'Sangeetha', 'Meenakshi', 'Nandhini'],
    families: ['Subramanian', 'Ramasamy', 'Krishnan', 'Rajendran', 'Natarajan', 'Palaniswamy', 'Selvaraj'],
  },
  {
    men: ['Venkata Ramana', 'Srinivas', 'Naveen', 'Ravi Teja', 'Sai Kiran', 'Mahesh', 'Anil Kumar'],
    women: ['Lakshmi Prasanna', 'Swathi', 'Sravani', 'Bhavani', 'Mounika', 'Haritha', 'Naga Durga'],
    families: ['Reddy', 'Rao', 'Naidu', 'Chowdary', 'Bhamidipati', 'Kandula', 'Yerramsetti', 'Goud'],
  },
  {
    men: ['Manjunath', 'Basavaraj', 'Prashanth', 'Raghavendra', 'Shivakumar', 'Girish'],
    women: ['Ashwini', 'Shruthi', 'Kavya', 'Bhagya', 'Roopa', 'Chaitra'],
    families: ['Gowda', 'Hegde', 'Shetty', 'Kulkarni', 'Patil', 'Bhat', 'Nayak', 'Hiremath'],
  },
  {
    men: ['Anoop', 'Jithin', 'Vishnu', 'Sreejith', 'Shyam', 'Bibin', 'Rajesh'],
    women: ['Athira', 'Aswathy', 'Reshma', 'Anju', 'Jincy', 'Sreelakshmi', 'Merin'],
    families: ['Nair', 'Menon', 'Pillai', 'Thomas', 'Joseph', 'Varghese', 'Kurian', 'Mathew', 'Antony'],
  },
  {
    men: ['Gurpreet', 'Harjinder', 'Manpreet', 'Jaswinder', 'Sukhwinder', 'Amandeep'],
    women: ['Harpreet', 'Simranjeet', 'Rajwinder', 'Navneet', 'Kirandeep', 'Jasleen'],
    families: ['Singh Gill', 'Kaur Sandhu', 'Singh', 'Kaur', 'Singh Dhillon', 'Kaur Brar', 'Bedi'],
  },
  {
    men: ['Mohammed Irfan', 'Imran', 'Syed Faizan', 'Abdul Rahman', 'Aamir', 'Shahid', 'Mohd. Salman'],
    women: ['Ayesha', 'Nazia', 'Shabana', 'Fatima', 'Zoya', 'Rukhsar', 'Sana'],
    families: ['Shaikh', 'Khan', 'Ansari', 'Qureshi', 'Siddiqui', 'Pathan', 'Hussain', 'Ahmed'],
  },
  {
    men: ['Bikash', 'Pranjal', 'Dipankar', 'Kunal', 'Lalthanmawia', 'Tomba', 'Pemba'],
    women: ['Barnali', 'Rimjhim', 'Mary', 'Lalrinpuii', 'Thoibi', 'Ngangbam', 'Pema'],
    families: ['Borah', 'Gogoi', 'Kalita', 'Saikia', 'Singh', 'Devi', 'Lepcha', 'Marak', 'Sangma'],
  },
  {
    men: ['Savio', 'Melwyn', 'Joel', 'Ashish', 'Subrat', 'Prakash'],
    women: ['Sharon', 'Glenda', 'Melissa', 'Sasmita', 'Itishree', 'Rosalin'],
    families: ["D'Souza", 'Fernandes', 'Pereira', 'Mohanty', 'Sahoo', 'Panda', 'Pradhan', 'Behera', 'Oraon'],
  },
];

export interface MadeName {
  readonly full: string;
  readonly given: string;
  readonly family: string;
  readonly gender: 'Male' | 'Female';
  readonly father: string;
}

const initials = 'ABDGHJKMNPRSTV';

const writtenName = (dice: Dice, given: string, family: string): string => {
  const initial = (): string => initials.charAt(dice.whole(initials.length));
  const form = dice.whole(20);
  if (form === 0) return given.split(' ')[0] ?? given;
  if (form === 1) return `${initial()}. ${given}`;
  if (form === 2) return `${given} ${initial()}`;
  if (form === 3) return `${initial()}. ${initial()}. ${family}`;
  if (form === 4) return `${given} ${initial()}. ${family}`;
  if (form === 5) return `${initial()}.${initial()}. ${given}`;
  if (form === 6) return `${given} ${dice.pick(['Kumar', 'Prasad', 'Chandra', 'Devi', 'Lal'])} ${family}`;
  return `${given} ${family}`;
};

export const madeName = (dice: Dice): MadeName => {
  const region = dice.pick(regions);
  const gender = dice.chance(0.45) ? 'Female' : 'Male';
  const given = dice.pick(gender === 'Female' ? region.women : region.men);
  const family = dice.pick(region.families);
  const father = `${dice.pick(['Shri ', 'Mr. ', '', '', 'Late '])}${dice.pick(region.men)} ${family.replace('Kaur', 'Singh')}`;
  return { full: writtenName(dice, given, family), given, family, gender, father };
};
