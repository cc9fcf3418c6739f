/** City, state, and other names people search it by. Larger cities come more than once: they have more jobs. */
export interface City {
  readonly city: string;
  readonly state: string;
  readonly alsoCalled: string;
}

const rows = `
Mumbai, Maharashtra, Bombay, 3
Delhi, Delhi, New Delhi NCR, 3
Bengaluru, Karnataka, Bangalore, 4
Hyderabad, Telangana, Secunderabad, 3
Chennai, Tamil Nadu, Madras, 3
Kolkata, West Bengal, Calcutta, 2
Pune, Maharashtra, Poona, 4
Ahmedabad, Gujarat, Amdavad, 2
Gurugram, Haryana, Gurgaon NCR, 2
Noida, Uttar Pradesh, NCR, 2
Jaipur, Rajasthan, , 2
Lucknow, Uttar Pradesh, , 2
Surat, Gujarat, , 1
Kochi, Kerala, Cochin Ernakulam, 1
Indore, Madhya Pradesh, , 2
Nagpur, Maharashtra, , 1
Coimbatore, Tamil Nadu, Kovai, 1
Chandigarh, Chandigarh, Mohali Panchkula, 1
Bhubaneswar, Odisha, , 1
Visakhapatnam, Andhra Pradesh, Vizag, 1
Thiruvananthapuram, Kerala, Trivandrum, 1
Patna, Bihar, , 1
Bhopal, Madhya Pradesh, , 1
Vadodara, Gujarat, Baroda, 1
Guwahati, Assam, Gauhati, 1
Mysuru, Karnataka, Mysore, 1
Ludhiana, Punjab, , 1
Nashik, Maharashtra, Nasik, 1
Ranchi, Jharkhand, , 1
Raipur, Chhattisgarh, , 1
Dehradun, Uttarakhand, , 1
Madurai, Tamil Nadu, , 1
Vijayawada, Andhra Pradesh, , 1
Kanpur, Uttar Pradesh, Cawnpore, 1
Varanasi, Uttar Pradesh, Banaras Kashi, 1
Rajkot, Gujarat, , 1
Jodhpur, Rajasthan, , 1
Hubballi, Karnataka, Hubli, 1
Mangaluru, Karnataka, Mangalore, 1
Salem, Tamil Nadu, , 1
Kozhikode, Kerala, Calicut, 1
Gwalior, Madhya Pradesh, , 1
Prayagraj, Uttar Pradesh, Allahabad, 1
Siliguri, West Bengal, , 1
Panaji, Goa, Panjim, 1
Kolhapur, Maharashtra, , 1
Udaipur, Rajasthan, , 1
Jamshedpur, Jharkhand, Tatanagar, 1
Aurangabad, Maharashtra, Chhatrapati Sambhajinagar, 1
Shillong, Meghalaya, , 1
Puducherry, Puducherry, Pondicherry, 1
Tirunelveli, Tamil Nadu, , 1
Muzaffarpur, Bihar, , 1
Bathinda, Punjab, , 1
`;

export const cities: readonly City[] = rows
  .trim()
  .split('\n')
  .flatMap((row) => {
    const [city = '', state = '', alsoCalled = '', weight] = row.split(',').map((part) => part.trim());
    return Array.from({ length: Number(weight) }, () => ({ city, state, alsoCalled }));
  });

/** Where a common job is always to be found. */
export const metros: readonly City[] = [...new Map(cities.map((each) => [each.city, each])).values()].slice(
  0,
  8,
);

export const towns: readonly City[] = cities.filter(
  ({ city }) => !metros.some((metro) => metro.city === city),
);
