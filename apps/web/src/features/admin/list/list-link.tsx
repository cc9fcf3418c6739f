import type { MouseEvent } from 'react';
import { Link, type LinkProps, useLocation, useNavigate } from 'react-router';

const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/**
 * From a list to a record that leads back to the list as it was left: its address at the press, which a search typed a
 * moment before has changed already, though nothing is drawn of it yet.
 */
export const ListLink = ({ to, children, ...link }: Omit<LinkProps, 'state' | 'onClick'>) => {
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <Link
      {...link}
      to={to}
      state={{ search }}
      onClick={(event) => {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        void navigate(to, { state: { search: window.location.search } });
      }}
    >
      {children}
    </Link>
  );
};
